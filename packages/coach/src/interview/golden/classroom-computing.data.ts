/** Programming and data structures as a first-year class answers them, marked 0 to 5 by meaning; a part was added after a first scoring, none after a change. */
export const classroomComputing = `
q: Why does a binary search need a sorted array?
i: Because it compares the target with the middle element and throws away the half that cannot hold it, which only works if the elements are in order.
5 it looks at the middle and decides whether to go on in the left or in the right half. If the values were not in order you could not know which half to drop
5 Since each step rules out one half based on a comparison, and that conclusion is only valid when smaller values lie on one side and larger ones on the other.
4 So that it knows on which side of the midle the value has to be.
3 because it cuts the array in half every time
1 Because otherwise the search would be slower.
0 Binary search sorts the array while it searches through it.
5 Binary search compares the target with the middle element and then only continues in one half. This is only possible if the elements of the array are sorted.
4 The elements must be in order because you compare with the middle element and discard the other half.
2 Binary search only works when the array is sorted.
1 to find the elements in the array with an index

q: What is the difference between passing an argument by value and by reference?
i: By value the function works on a copy, so the caller's variable does not change; by reference it works on the caller's variable itself, so changes are seen outside.
5 With pass by value a copy is handed over and nothing the function does affects the original. With pass by reference the function gets the original and can modify it.
5 value: changes stay inside the function. reference: changes are visible to whoever called it, because no copy is made
3 passing by value makes a copy of the variable
2 One gives the value and the other gives the memory address.
0 By reference the function gets a copy and the original stays the same, by value the original is changed.
1 Passing by value is used for integers and passing by reference for strings
5 When passing by value, a copy of the variable is given to the function, so the original variable is not changed. When passing by reference the function gets the address of the variable and can change the original.
4 By value the function gets a copy. By reference it can change the variable of the caller.
3 By reference the changes in the function also change the variable
0 by value you return something and by reference you do not

q: What is a memory leak?
i: Memory that a program has allocated and no longer uses but never gives back, so that less and less is free.
5 When you allocate memory and forget to free it once you are done with it, the usage keeps growing
4 allocated memory that never gets released
4 It is when unused objects stay in the RAM since nobody deletes them.
2 the program runs out of memory
1 when memory is lost because the computer is switched off
0 A memory leak is when another program reads your private data.
5 A memory leak happens when a program allocates memory but does not free it when it is no longer used.
5 When the program does not give back memory that it no longer uses, so there is less and less free memory.
3 not freeing memory
1 An error of the memory where the program reads a wrong address.

q: In what order do elements leave a queue?
i: The element that was added first is removed first.
5 First in, first out.
5 In the same order as they came in, like people waiting in a line at a shop.
5 the oldest one goes out before the newer ones
3 from the front
0 The last one that was put in is the first one that comes out.
0 They are sorted from the smallest to the largest.
5 The first element that was added to the queue is the first one to be removed.
5 FIFO, the element added first is removed first
2 The elements leave in the order of the queue.
0 the element with the highest priority is always removed first and then the next one

q: Why can quicksort take quadratic time?
i: If the pivot is always the smallest or largest element, each partition removes only one element, so about n passes over n elements are needed.
5 With an unlucky pivot, e.g. the minimum each time, one side of the split is empty and the other has n-1 elements. That gives n levels with n work.
4 when the chosen pivot is always an extreme value the splits are completely unbalanced
3 If the array is already sorted and you take the first element as the pivot.
2 Because of a bad pivot
1 it has two nested loops so it is n squared
0 Quicksort never takes quadratic time, it always splits the array in two equal halves.
5 When the pivot is always the smallest or the largest element then the partition only removes one element each time, so there are n passes with n comparisons.
4 If the pivot is always the largest or smallest element of the array
3 because the partitions can be unbalanced so that there are n passes
1 It depends on how many elements the array has

q: What does the keyword "private" do to a member of a class?
i: It can only be accessed from inside the class itself, not from other code.
5 Only methods of that same class are allowed to read or change it.
5 hides the member from everything outside of the class
4 outside code can't touch it
2 It makes the data more secure.
1 private members are variables that belong to an object
0 Any class in the program can use the member directly.
5 It makes the member accessible only from inside of the class, so code outside cannot access it.
4 The member can only be accessed in the class
3 it can't be accessed directly
0 it makes the member a constant which cannot be changed after it was set
`;

export const classroomComputingApart = `
q: What is function overloading?
i: Several functions share one name but differ in the number or types of their parameters; the compiler picks the one that fits the call.
5 Having more than one function with the same name, told apart by the arguments they take
5 You write e.g. print(int) and print(string). Both are called print and which of them runs depends on what you pass in.
3 two functions which have the same name
2 A function that can do different things
0 When a subclass replaces a method that it got from its parent with its own version.
1 If you call a function too many times it gets overloaded.
5 Function overloading means several functions have the same name but different parameters, and the compiler chooses the right one by the call.
4 functions with the same name but different number or types of parameters
3 Functions with the same name doing similar things for different types
0 calling a function inside of another function

q: What order do you get from an inorder traversal of a binary search tree?
i: The values come out sorted in ascending order.
5 From the smallest to the biggest
5 sorted
4 It visits left, then root, then right, so you get them in increasing order
2 first the left child, then the node, then the right child
0 From the largest down to the smallest.
0 level by level from the top to the bottom
5 The values are visited in ascending sorted order.
4 in sorted order
1 the order in which the nodes were inserted in the tree
0 It visits the root first and then the left and the right subtree.

q: Why is looking up a key in a hash table usually faster than in an unsorted list?
i: The hash function computes where the key is stored, so it is found in about constant time, while in a list every element may have to be compared.
5 You calculate the position straight from the key instead of walking through all the entries one after the other.
4 Hash tables have O(1) lookup and for a list it is O(n)
4 beacuse you can jump directly to the bucket
2 Because the hash table is better organised
1 The keys in a hash table are sorted so you can use binary search
0 In a list the hash function has to be computed for each element.
5 In a hash table the hash function computes the position of the key so it takes constant time, but in a list you have to compare with every element.
5 Because with the hash function the key is found directly in constant time and in an unsorted list every element must be compared
3 in a list you have to go through all elements
1 a hash table uses less memory than a list so it is faster

q: What happens when a recursive function has no base case?
i: It keeps calling itself until the call stack runs out of memory and the program crashes with a stack overflow.
5 The calls never stop, each adds a frame and eventually you get a stack overflow error
4 it would never end and at some point crash
3 infinite recursion
2 You get an error.
0 The function returns zero at once because there is nothing to compute.
1 The compiler will not compile the program without a base case.
5 It will keep calling itself forever until the stack is full and the program crashes with a stack overflow.
4 The function calls itself again and again until there is a stack overflow
3 The function will keep calling itself
0 it returns null as the result
`;
