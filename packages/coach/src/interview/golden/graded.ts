/** Short technical answers with marks from 0 (wrong) to 5 (complete), given before any of them was scored here. */
export interface GradedQuestion {
  question: string;
  ideal: string;
  /** Mark and answer. */
  answers: readonly (readonly [number, string])[];
}

export const gradedQuestions: readonly GradedQuestion[] = [
  {
    question: 'What is a variable?',
    ideal: 'A location in memory that can store a value.',
    answers: [
      [5, 'A variable is a named place in memory where a value can be kept.'],
      [5, 'a memory location used to hold data values'],
      [4, 'Something that stores a value in the computer'],
      [3, 'A symbol that represents a value'],
      [2, 'a name for data'],
      [1, 'A variable is an integer or a string'],
      [0, 'a function that returns something'],
      [0, 'A way to repeat code'],
    ],
  },
  {
    question: 'What is the role of a constructor in a class?',
    ideal: 'It initializes the data members of an object when the object is created.',
    answers: [
      [5, 'A constructor sets the initial values of the members when an object is created'],
      [5, 'It is called upon creation of an object and initialises its fields'],
      [4, 'To initialize variables of the object'],
      [3, 'it creates an object of the class'],
      [2, 'It builds the class'],
      [1, 'It has the same name as the class'],
      [0, 'It deletes the memory of the program'],
    ],
  },
  {
    question: 'Why would you use a linked list instead of an array?',
    ideal:
      'A linked list can grow and shrink at run time and elements can be inserted or removed without shifting others.',
    answers: [
      [
        5,
        'Because its size is dynamic, and inserting or deleting an element does not need shifting of the other elements',
      ],
      [4, 'The linked list can change size while the program runs'],
      [4, 'insertion and deletion are cheap, you do not have to move all elements'],
      [2, 'It is more flexible with memory'],
      [1, 'A linked list has pointers'],
      [0, 'You can access any element directly by index'],
      [0, 'because it is faster'],
    ],
  },
  {
    question: 'What does the base case do in a recursive function?',
    ideal: 'It ends the recursion by returning a result without a further recursive call.',
    answers: [
      [5, 'The base case stops the recursion, it returns a value and does not call the function again'],
      [5, 'It is the condition where the function returns without calling itself'],
      [4, 'It terminates the recursion'],
      [3, 'Without it there would be an infinite loop'],
      [1, 'It is the simplest case'],
      [0, 'It calls the function again with a bigger number'],
      [0, 'It declares the variables'],
    ],
  },
  {
    question: 'What is the difference between TCP and UDP?',
    ideal:
      'TCP is connection oriented and guarantees ordered delivery by acknowledgements; UDP is connectionless and sends packets without guarantee, which makes it faster.',
    answers: [
      [
        5,
        'TCP sets up a connection and makes sure packets arrive in order using acks, UDP has no connection and no guarantee but is faster',
      ],
      [4, 'TCP is reliable and ordered, UDP is unreliable but quicker'],
      [3, 'TCP guarantees delivery, UDP does not'],
      [2, 'UDP is faster than TCP'],
      [1, 'They are both protocols of the transport layer'],
      [0, 'TCP is for e-mail and UDP is for printing documents'],
      [0, 'UDP guarantees delivery and TCP does not'],
    ],
  },
  {
    question: 'Why does ice float on water?',
    ideal:
      'Ice is less dense than liquid water because its molecules are arranged in a lattice that takes up more space.',
    answers: [
      [
        5,
        'The density of ice is lower than that of water since the molecules form a lattice with more space between them',
      ],
      [4, 'because ice has a lower density than the liquid'],
      [3, 'Ice is lighter for the same volume'],
      [2, 'It expands when it freezes'],
      [1, 'because of the molecules'],
      [0, 'Ice is colder so it floats'],
      [0, 'Ice is denser than water'],
    ],
  },
  {
    question: 'What happens to the bulb when the switch is opened in a simple circuit?',
    ideal: 'The bulb goes out because the circuit is no longer closed and no current flows through it.',
    answers: [
      [5, 'It turns off since there is a gap in the circuit and current cannot flow'],
      [4, 'the light goes out because the path is not closed'],
      [3, 'The bulb goes out'],
      [2, 'no current'],
      [0, 'The bulb gets brighter because more current flows'],
      [0, 'It stays on because of the battery'],
    ],
  },
  {
    question: 'What is encapsulation?',
    ideal: 'Hiding the internal data of an object and allowing access to it only through its methods.',
    answers: [
      [5, 'It means the data of an object is hidden and only reachable through public methods'],
      [4, 'Keeping data private and using getters and setters to access it'],
      [4, 'information hiding inside of a class'],
      [3, 'Putting data and methods together in one class'],
      [1, 'Using objects in a program'],
      [0, 'When a class takes over the methods of its parent'],
      [0, 'It makes the program run on other machines'],
    ],
  },
  {
    question: 'What does a hash function do in a hash table?',
    ideal: 'It maps a key to an index of the array in which the value is stored.',
    answers: [
      [5, 'It computes from the key the position in the array where the value is kept'],
      [4, 'maps keys to indexes'],
      [3, 'It turns the key into a number'],
      [1, 'It makes searching quick'],
      [1, 'It is a function with a key'],
      [0, 'It sorts the keys in the table'],
      [0, 'It encrypts the password of the user'],
    ],
  },
  {
    question: 'How does a binary search find an element?',
    ideal:
      'It compares the target with the middle element of a sorted array and repeats the search in the half that can contain it.',
    answers: [
      [
        5,
        'In a sorted list it looks at the middle, and if the target is smaller it continues in the left half, otherwise in the right half, until it is found',
      ],
      [4, 'It halves the sorted array again and again by comparing with the middle'],
      [3, 'Divides the array into two halves each time'],
      [2, 'The array must be sorted first'],
      [1, 'It searches faster than a linear search'],
      [0, 'It goes through every element from the start to the end'],
      [0, 'It uses zeros and ones'],
    ],
  },
  {
    question: 'What is the purpose of normalization in a database?',
    ideal: 'To reduce redundancy and avoid update anomalies by splitting data into related tables.',
    answers: [
      [
        5,
        'It splits the data into several tables so that nothing is stored twice and updates do not lead to inconsistencies',
      ],
      [4, 'removes redundant data'],
      [4, 'To avoid duplicates and anomalies'],
      [2, 'To organise the tables better'],
      [1, 'To have a good database'],
      [0, 'To make a copy of the data for safety'],
      [0, 'It encrypts the tables'],
    ],
  },
  {
    question: 'What is the advantage of using functions in a program?',
    ideal:
      'Functions let code be reused and divide a program into smaller parts that are easier to understand and test.',
    answers: [
      [
        5,
        'You can reuse the code and break the program into small pieces which are simpler to read and test',
      ],
      [4, 'The same code can be used again without writing it twice'],
      [4, 'It makes the program modular and easier to understand'],
      [3, 'Reusability'],
      [2, 'The program is shorter'],
      [1, 'Functions can return values'],
      [0, 'The program uses more memory'],
    ],
  },
];
